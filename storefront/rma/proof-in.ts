import type { FormFile, FormFiles } from "#contract/sent-file.ts";

const LONGEST_NAME = 200;

/** A form's proof as a call takes it, read by nobody yet; an empty one where none was chosen. */
export async function proofIn(files: FormFiles): Promise<{ proof: { Name: string; Base64: string }; file?: FormFile }> {
  for await (const file of files)
    if (file.field === "Proof") return { proof: { Name: file.name.slice(-LONGEST_NAME), Base64: "" }, file };
  return { proof: { Name: "none.jpg", Base64: "" } };
}
