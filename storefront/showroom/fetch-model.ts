/** A file's bytes, told as they come. Throws where it does not come whole. */
export async function fetchModel(
  path: string,
  bytes: number,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const response = await fetch(path, { signal });
  if (!response.ok || !response.body) throw new Error(`The model answered ${response.status}`);
  const model = new Uint8Array(bytes);
  let done = 0;
  for await (const chunk of chunksOf(response.body)) {
    if (done + chunk.length > bytes) throw new Error("The model is longer than was told");
    model.set(chunk, done);
    done += chunk.length;
    onProgress(done);
  }
  if (done < bytes) throw new Error("The model broke off");
  return model.buffer;
}

/** Not every browser can walk through a stream by itself. */
async function* chunksOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}
