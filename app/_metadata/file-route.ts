/** Makes the handler of a route with one file or none. It is static only if the module awaits the body as it loads. */
export function fileRoute(body: BodyInit | null | undefined, type: string) {
  return () => new Response(body, { status: body ? 200 : 404, headers: { 'Content-Type': type } })
}
