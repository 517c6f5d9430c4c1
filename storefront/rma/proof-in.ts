/** The file of a form as a call takes it; an empty one where none was chosen. */
export async function proofIn(form: FormData): Promise<{ Name: string; Base64: string }> {
  const file = form.get("Proof");
  if (!(file instanceof File)) return { Name: "none.jpg", Base64: "" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  let letters = "";
  for (let at = 0; at < bytes.length; at += 32_768) letters += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return { Name: file.name.slice(-200) || "none.jpg", Base64: btoa(letters) };
}
