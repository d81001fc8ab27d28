/** Makes the handler of a route that has a file, or answers 404. A route is static if its module awaits the body. */
export function fileRoute(body: BodyInit | null | undefined, type: string) {
  return () => new Response(body, { status: body ? 200 : 404, headers: { 'Content-Type': type } })
}
