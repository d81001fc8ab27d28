/** JSON that cannot close the `<script>` element in which it stands. */
export function inlineJson(value: unknown) {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
