import type { Alert } from "#contract/alert.ts";
import type { PostalPlace } from "#rules/address/postal-fit.ts";
import { placeText } from "#words/postal-places.ts";
import { Button } from "#ui/button.tsx";
import { placeWords } from "#words/address.ts";

/** Why an address was refused for its ZIP code, and what can be taken instead. */
export interface PlaceQuestion {
  message: string;
  /** Empty where nobody knows the ZIP code, and it can only be confirmed. */
  places: readonly PostalPlace[];
  zipCode: string;
  /** Nobody knows the ZIP code: it may be right all the same. */
  mayConfirm: boolean;
}

export interface PlaceAnswers {
  onTake(place: PostalPlace): void;
  onConfirm(): void;
}

/** The question in a refusal of step 1; null for every other refusal. */
export function placeQuestion(alert: Alert, zipCode: string): PlaceQuestion | null {
  if (alert.Reason === "zip_unknown") return { message: alert.Message, places: [], zipCode, mayConfirm: true };
  if (alert.Reason !== "zip_in_another_state") return null;
  return { message: alert.Message, places: alert.Facts.places, zipCode, mayConfirm: false };
}

/** The question in a few words, beside a message that says the rest. */
export function shortQuestion({ places, zipCode }: PlaceQuestion): string {
  const [place] = places;
  if (!place) return placeWords.isRight(zipCode);
  return places.length === 1 ? placeWords.isIt(placeText(place)) : placeWords.which;
}

export const TAKE_PLACE = "TakePlace";
export const CONFIRMED_ZIP_CODE = "ConfirmedZipCode";

/** One press takes the place or confirms the code. Inside the form they also work without JavaScript, by name and value. */
export function PlaceButtons({ question, answers }: { question: PlaceQuestion; answers: PlaceAnswers }) {
  const { places, zipCode, mayConfirm } = question;
  return (
    <>
      {places.map((place) => (
        <Button
          key={place.state}
          type="submit"
          look={places.length === 1 ? "primary" : "secondary"}
          name={TAKE_PLACE}
          value={`${place.state}|${place.city}`}
          onClick={(event) => {
            event.preventDefault();
            answers.onTake(place);
          }}
        >
          {placeWords.use(placeText(place))}
        </Button>
      ))}
      {mayConfirm && (
        <Button
          type="submit"
          name={CONFIRMED_ZIP_CODE}
          value={zipCode}
          onClick={(event) => {
            event.preventDefault();
            answers.onConfirm();
          }}
        >
          {placeWords.confirm(zipCode)}
        </Button>
      )}
    </>
  );
}
