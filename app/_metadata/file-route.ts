/** Makes the handler of a route with one file or none. The route is static only if its module awaits the body. */
export function fileRoute(body: BodyInit | null | undefined, type: string) {
  return () => new Response(body, { status: body ? 200 : 404, headers: { 'Content-Type': type } })
}
