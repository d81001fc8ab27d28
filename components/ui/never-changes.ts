/** Subscribes to nothing, for `useSyncExternalStore` with a value that differs only between server and browser. */
export function neverChanges() {
  return () => {}
}
