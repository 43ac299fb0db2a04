/** Has the browser fetch a file and keep it: it is streamed, and a refusal leaves this page as it is. */
export function startDownload(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
}
