import { useEffect, useRef } from "react";
import { Checkbox } from "#ui/checkbox.tsx";
import { memberPageWords } from "#words/member-pages.ts";

/** The specification's preference keys (section 3): what the form sends, and what the browser remembers of the box. */
const FIELD = "keepMeSignedIn";
const REMEMBERED = "keepMeSignedInChecked";

/** Stands as it was left on this browser. Unticked for who was never here, and where storage is closed to us. */
export function KeepSignedIn() {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A tick that was made before the script came is the later word.
    if (box.current && wasChecked()) box.current.checked = true;
  }, []);
  return (
    <Checkbox ref={box} roomy name={FIELD} onChange={(event) => remember(event.currentTarget.checked)}>
      {memberPageWords.keep}
    </Checkbox>
  );
}

function wasChecked(): boolean {
  try {
    return localStorage.getItem(REMEMBERED) === "true";
  } catch {
    return false;
  }
}

function remember(isChecked: boolean): void {
  try {
    if (isChecked) localStorage.setItem(REMEMBERED, "true");
    else localStorage.removeItem(REMEMBERED);
  } catch {
    // Storage is closed to us: the box is asked about again next time.
  }
}
