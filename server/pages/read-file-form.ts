import type { FormFile } from "#contract/sent-file.ts";
import { ok, type Refusal, refuse, type Result } from "#rules/refusal.ts";
import { collectFile, FileRefused } from "../http/collect-file.ts";
import { bodyPieces, type BodySource, BodyTooLarge } from "../http/body-pieces.ts";
import { MOST_BYTES } from "../http/read-body.ts";
import type { SentForm } from "./read-form.ts";
import { type FormPart, FormParts } from "./form-parts.ts";

/**
 * A form with files (RFC 7578) as far as its first file: a browser sends fields in the page's order, so what names the
 * files and says what they are for stands before them. They are read one by one, when somebody takes them.
 */
export async function readFileForm(
  source: BodySource,
  { mostBytes, mostFields }: { mostBytes: number; mostFields: number },
): Promise<Result<SentForm, "not_a_form" | "body_too_large" | "body_shape">> {
  const { headers } = source.request;
  if (Number(headers.get("content-length") ?? 0) > mostBytes) return refuse("body_too_large");
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]{1,70})"|([^;\s"]{1,70}))/i.exec(headers.get("content-type") ?? "") ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return refuse("not_a_form");
  const parts = new FormParts(bodyPieces(source, mostBytes), boundary);
  const fields = new URLSearchParams();
  let left = MOST_BYTES;
  try {
    let part = await parts.next();
    for (; part && part.fileName === null; part = await parts.next()) {
      const text = await collectFile(part.pieces, left);
      if (!text.ok) throw new FileRefused(text);
      left -= text.value.length;
      if (left < 0) return refuse("body_too_large");
      if (fields.size >= mostFields) return refuse("body_shape");
      fields.append(part.name, text.value.toString("utf8"));
    }
    return ok({ fields: Buffer.from(fields.toString()), files: filesFrom(source, part, parts) });
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return refusal;
  }
}

/** The files of a form from this part on. Fields behind a file were not asked about, and nobody reads them. */
async function* filesFrom(source: BodySource, first: FormPart | null, parts: FormParts): AsyncGenerator<FormFile> {
  try {
    for (let part = first; part; part = await parts.next()) {
      const { name: field, fileName: name, pieces } = part;
      // A browser sends a file without a name where none was chosen.
      if (name === null || name === "") continue;
      yield {
        field,
        name,
        read(mostBytes, turn) {
          source.turn = turn;
          return collectFile(pieces, mostBytes);
        },
      };
    }
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    // Whoever takes what should have come next hears why it did not.
    yield { field: "", name: "", read: () => Promise.resolve(refusal) };
  }
}

function refusalOf(error: unknown): Refusal<"body_too_large" | "body_shape"> | null {
  if (error instanceof BodyTooLarge) return refuse("body_too_large");
  return error instanceof FileRefused ? refuse("body_shape") : null;
}
