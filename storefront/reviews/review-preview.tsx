import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { writeReviewWords as words } from "#words/reviews.ts";
import { ReviewText } from "./review-text.tsx";

/** What stands in the form. `Rating` is 0 before there is one. */
export interface ReviewDraft {
  Rating: number;
  Author: string;
  Headline: string;
  Body: string;
}

interface ReviewPreviewProps {
  draft: ReviewDraft;
  /** Where the form is sent to be shown as it will look, for who has no script. */
  previewAt: string;
}

/** A review as everybody will read it, while it is written: it listens to the form that it stands in. */
export function ReviewPreview({ draft: first, previewAt }: ReviewPreviewProps) {
  const place = useRef<HTMLElement>(null);
  const [draft, setDraft] = useState(first);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const form = place.current?.closest("form");
    if (!form) return;
    const read = () => setDraft(readDraft(new FormData(form)));
    read();
    setAwake(true);
    form.addEventListener("input", read);
    return () => form.removeEventListener("input", read);
  }, []);
  const { Rating, Author, Headline, Body } = draft;
  const isEmpty = Rating === 0 && Headline === "" && Body === "";
  return (
    <aside className="review-preview" ref={place}>
      <h3 className="type-18">{words.preview}</h3>
      {isEmpty ? (
        <p className="type-14 muted">{words.previewEmpty}</p>
      ) : (
        <ReviewText review={{ Rating, Headline, Body, Author, On: "", IsBoughtHere: true, IsSample: false }} />
      )}
      {!isAwake && (
        <Button type="submit" size="small" formAction={previewAt} formNoValidate>
          {words.showPreview}
        </Button>
      )}
    </aside>
  );
}

function readDraft(form: FormData): ReviewDraft {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return { Rating: Number(text("Rating")), Author: text("Author"), Headline: text("Headline"), Body: text("Body") };
}
