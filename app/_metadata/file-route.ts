/** Makes the handler of a route with one file, or with none. What a module awaits while it loads is static, and what waits later is not. */
export function fileRoute(body: BodyInit | null | undefined, type: string) {
  return () => new Response(body, { status: body ? 200 : 404, headers: { 'Content-Type': type } })
}
