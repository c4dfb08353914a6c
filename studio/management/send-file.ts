/** Sends a form with a file in it. A browser tells how far it is by this old door alone. Rejects when the service can't be reached. */
export function sendFile(address: string, form: FormData, onProgress: (share: number) => void): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const request = new XMLHttpRequest()
  request.open('POST', address)
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
  request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }))
  request.onerror = () => reject(new TypeError(`${address} could not be reached.`))
  request.send(form)
  return promise
}
