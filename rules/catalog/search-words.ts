/** Letters that Unicode does not take apart into a plain one and an accent. */
const WRITTEN_PLAINLY: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** A word that is searched for. */
export interface WantedWord {
  word: string;
  /** False where it may be the beginning of a longer one. */
  whole: boolean;
}

/** Lower case, without accents and the marks of a trade name. */
function plainly(text: string): string {
  const lower = text.toLowerCase();
  if (/^[\0-\x7f]*$/.test(lower)) return lower;
  return lower
    .replace(/[™℠®©]/g, " ")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => WRITTEN_PLAINLY[letter] ?? letter);
}

/** A run of letters, or one of digits: `DDR5-6000` is three pieces. What is searched and who searches it both read so. */
const PIECE = /\p{L}+|\p{N}+/gu;
const RUN = /[\p{L}\p{N}]+/gu;

const isNumber = (piece: string) => /^\p{N}/u.test(piece);

/**
 * The words by which a text is found, with a space before and after each. A number and the letters beside it are one
 * word, too, however they are joined: `RTX 5070` is found as `rtx`, as `5070` and as `rtx5070`.
 */
export function foundBy(text: string): string {
  let before = "";
  let words = " ";
  for (const piece of plainly(text).match(PIECE) ?? []) {
    if (before !== "" && isNumber(before) !== isNumber(piece)) words += `${before}${piece} `;
    words += `${piece} `;
    before = piece;
  }
  return words;
}

/**
 * The words that a search asks for, all of them: letters as a beginning, a number as a whole unless it is the last word,
 * which is still being typed (`rtx 50` finds RTX 5070). What is typed as one is asked for pair by pair: `rtx5070ti` is
 * `rtx5070` and `5070ti`.
 */
export function wantedWords(search: string): WantedWord[] {
  const words = (plainly(search).match(RUN) ?? []).flatMap(pairs);
  const wanted = words.map((word, at) => ({ word, whole: at < words.length - 1 && /\p{N}$/u.test(word) }));
  // Each once: a search of one letter a hundred times asks no more than the letter.
  return [...new Map(wanted.map((one) => [`${one.word} ${one.whole}`, one])).values()];
}

function pairs(run: string): string[] {
  const pieces = run.match(PIECE) ?? [];
  return pieces.length === 1 ? pieces : pieces.slice(1).map((piece, at) => `${pieces[at]}${piece}`);
}

/** Whether a text that was read by `foundBy` has the word. */
export function hasWord(read: string, { word, whole }: WantedWord): boolean {
  return read.includes(whole ? ` ${word} ` : ` ${word}`);
}
