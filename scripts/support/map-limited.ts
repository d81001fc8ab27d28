/** Works on a few tasks at a time, because there may be hundreds. */
export async function mapLimited<Task, Result>(
  most: number,
  tasks: Task[],
  work: (task: Task) => Promise<Result>,
) {
  const results: Result[] = []
  const queue = tasks.entries()
  async function workOn() {
    for (const [index, task] of queue) results[index] = await work(task)
  }
  await Promise.all(Array.from({ length: most }, workOn))
  return results
}
