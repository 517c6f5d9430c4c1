/** `ext. 42`, `x42`, `#42` or `,42` at the end. */
const EXTENSION = /^(.*?\d)\s*(?:[,;]?\s*(?:extension|extn?|x)[.:]?|[,;#])\s*(\d{1,6})$/i;
/** Digits of a number in the USA and Canada: area and exchange begin with 2 to 9. */
const NORTH_AMERICAN = /^[2-9]\d{2}[2-9]\d{6}$/;
/** A country's code behind its sign, or behind what one dials before it in the USA. */
const ABROAD = /^(?:\+|011[ .-]*)(?!1)([1-9][\d ()./-]*)$/;

/** The number itself and its extension, as they were typed; ten digits come before an extension. */
function phoneParts(typed: string): { number: string; extension: string } {
  const line = typed.trim();
  const [, number = "", extension = ""] = EXTENSION.exec(line) ?? [];
  return digitsOf(number).length >= 10 ? { number, extension } : { number: line, extension: "" };
}

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** Digits of a number without its extension, and without the leading 1 of the USA and Canada; anything else a person typed is dropped. */
export function phoneDigits(typed: string): string {
  const digits = digitsOf(phoneParts(typed).number);
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
}

/** The extension's digits, empty where there is none. */
export function phoneExtension(typed: string): string {
  return phoneParts(typed).extension;
}

/** The number as it was typed, for whom an extension says nothing. */
export function withoutExtension(typed: string): string {
  return phoneParts(typed).number;
}

export function isNorthAmerican(typed: string): boolean {
  return NORTH_AMERICAN.test(phoneDigits(typed));
}

/** Whether a number begins with the code of another country and has a length that one has (ITU-T E.164, 15 digits at most). */
export function isFromAbroad(typed: string): boolean {
  const [, rest = ""] = ABROAD.exec(phoneParts(typed).number) ?? [];
  const { length } = digitsOf(rest);
  return length >= 7 && length <= 15;
}

/** `(xxx) xxx-xxxx`, with `ext. xx` where it has one; a number from abroad has its + and stays as typed, and so does what is none. */
export function formatPhone(typed: string): string {
  const { number, extension } = phoneParts(typed);
  const behind = extension && ` ext. ${extension}`;
  if (isFromAbroad(typed)) return number.replace(/^011[ .-]*/, "+") + behind;
  const digits = phoneDigits(typed);
  if (digits.length !== 10) return typed.trim();
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}${behind}`;
}

/** A cell phone for text updates: spaces, parentheses and punctuation out, a leading + too (S351). */
export function cellPhoneForTexts(typed: string): string {
  return typed.replace(/[\s\p{P}+]/gu, "");
}
