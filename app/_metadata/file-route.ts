/** Makes the handler of a route with one file, or with none. Await the body while the module loads, because only then is it static. */
export function fileRoute(body: BodyInit | null | undefined, type: string) {
  return () => new Response(body, { status: body ? 200 : 404, headers: { 'Content-Type': type } })
}
