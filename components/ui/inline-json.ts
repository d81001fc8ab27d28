/** JSON that cannot close the `<script>` element around it. */
export function inlineJson(value: unknown) {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
