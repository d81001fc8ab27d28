import { fileMistake, kindOf } from '@/app/_check/file-mistake'

/** Says what is wrong with a video, if anything. Its file name tells browsers the kind. */
export function videoMistake(path: string) {
  const wanted = 'wanted a video under public/, for example /shots/board.webm'
  const file = `public${path}`
  const mistake = fileMistake(path, wanted)
  if (mistake || file.endsWith(`.${kindOf(file)}`)) return mistake
  return `${file} is ${kindOf(file) ?? 'no video'} inside; ${wanted}`
}
