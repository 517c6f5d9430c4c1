/** A picture that is not everybody's: nobody keeps it, and it is a picture wherever it is opened. */
export function privatePicture(base64: string): Response {
  return new Response(
    Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
    {
      headers: {
        "content-type": "image/webp",
        "cache-control": "private, no-store",
        "content-security-policy": "sandbox; default-src 'none'",
        "x-content-type-options": "nosniff",
      },
    },
  );
}
