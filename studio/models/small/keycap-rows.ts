/** A cap: its middle in key units from the tray's upper left corner. */
export interface Cap {
  legend: string;
  x: number;
  y: number;
  width: number;
  depth: number;
  tone: "letter" | "edge" | "accent";
}

/**
 * A full-size layout with the spare keys for smaller ones: 108 caps. A word is a cap, `:` its width in units, `x` its
 * depth; an underscore is a gap of a quarter unit.
 */
const ROWS = [
  "Esc _ _ _ _ F1 F2 F3 F4 _ _ F5 F6 F7 F8 _ _ F9 F10 F11 F12 _ Prt Scr Pse",
  "` 1 2 3 4 5 6 7 8 9 0 - = Back:2 _ Ins Home PgUp _ Num / * -",
  "Tab:1.5 Q W E R T Y U I O P [ ] \\:1.5 _ Del End PgDn _ 7 8 9 +:1x2",
  "Caps:1.75 A S D F G H J K L ; ' Enter:2.25 _ :1.75 :1.25 _ 4 5 6",
  "Shift:2.25 Z X C V B N M , . / Shift:2.75 _ Fn ▲ Fn _ 1 2 3 Ent:1x2",
  "Ctrl:1.25 Win:1.25 Alt:1.25 :6.25 Alt:1.25 Fn:1.25 Menu:1.25 Ctrl:1.25 _ ◀ ▼ ▶ _ 0:2 .",
];
const LETTER = /^(?:[^+▲◀▼▶\\]|F\d+)$/;
const ACCENT = new Set(["Esc", "Enter", "▲", "◀", "▼", "▶"]);

export function capRows(): Cap[] {
  return ROWS.flatMap((row, rowIndex) => {
    let x = 0.25;
    const top = rowIndex + (rowIndex > 0 ? 0.3 : 0.1);
    return row.split(" ").flatMap((word) => {
      if (word === "_") {
        x += 0.25;
        return [];
      }
      const [legend = "", size = "1"] = word === ":" ? [":"] : word.split(":");
      const [width = 1, depth = 1] = size.split("x").map(Number);
      const cap: Cap = { legend, x: x + width / 2, y: top + depth / 2, width, depth, tone: toneOf(legend, width) };
      x += width;
      return [cap];
    });
  });
}

function toneOf(legend: string, width: number): Cap["tone"] {
  if (ACCENT.has(legend)) return "accent";
  return LETTER.test(legend) || width > 6 ? "letter" : "edge";
}
