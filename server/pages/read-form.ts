import { readPrefix } from "#messages/locales.ts";
import type { FormFiles } from "#contract/sent-file.ts";
import type { BodySource } from "../http/body-pieces.ts";
import { readBytes } from "../http/read-body.ts";
import { ok, refuse, type Result } from "#rules/refusal.ts";
import { FILE_FORMS } from "./file-forms.ts";
import { NO_FILES } from "./no-files.ts";
import { readFileForm } from "./read-file-form.ts";

/** No form of ours has a third as many; whoever reads one field of it goes through all of them. */
const MOST_FIELDS = 500;
const AMPERSAND = "&".charCodeAt(0);

const FILE_FORM = /^multipart\/form-data\s*;/i;
const FORM = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** A form that somebody sent. */
export interface SentForm {
  /** Its fields, as `application/x-www-form-urlencoded`. */
  fields: Buffer;
  files: FormFiles;
}

type FormRefusal = "method_not_allowed" | "not_a_form" | "body_too_large" | "body_shape";

/**
 * What a page's action is given: nothing for a read, else the fields of a form, bounded before anything parses them, and
 * its files, which are read when a call takes them.
 * Refuses `method_not_allowed`, `not_a_form`, `body_too_large`, and `body_shape` where it has very many fields.
 */
export async function readForm(source: BodySource): Promise<Result<SentForm | null, FormRefusal>> {
  const { request } = source;
  const { method, headers } = request;
  if (method === "GET" || method === "HEAD") return ok(null);
  if (method !== "POST") return refuse("method_not_allowed");
  const type = headers.get("content-type") ?? "";
  const { plain: pathname } = readPrefix(new URL(request.url).pathname);
  const withFiles = FILE_FORM.test(type) ? FILE_FORMS.find(({ path }) => path === pathname) : undefined;
  if (withFiles) return readFileForm(source, { mostBytes: withFiles.mostBytes, mostFields: MOST_FIELDS });
  if (!FORM.test(type)) return refuse("not_a_form");
  const fields = await readBytes(request);
  if (fields === null) return refuse("body_too_large");
  return countOf(AMPERSAND, fields) < MOST_FIELDS ? ok({ fields, files: NO_FILES }) : refuse("body_shape");
}

function countOf(byte: number, bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(byte); at >= 0; at = bytes.indexOf(byte, at + 1)) count += 1;
  return count;
}
