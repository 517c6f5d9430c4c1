import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { Closable } from "../modals/modal-registry.ts";
import { PlaceButtons, type PlaceAnswers, type PlaceQuestion } from "./place-question.tsx";

interface AddressNotValidProps extends Closable {
  question: PlaceQuestion;
  answers: PlaceAnswers;
}

/** The "address not valid" popup: the ZIP code and the state do not go together, or nobody knows the ZIP code. */
export function AddressNotValidModal({ question, answers, onClose }: AddressNotValidProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={question.mayConfirm ? `Is this ${codeName(question)} right?` : `Check the ${codeName(question)}`}
      actions={
        <>
          <Button onClick={onClose}>Edit the address</Button>
          <PlaceButtons
            question={question}
            answers={{
              onTake: (place) => {
                onClose();
                answers.onTake(place);
              },
              onConfirm: () => {
                onClose();
                answers.onConfirm();
              },
            }}
          />
        </>
      }
    >
      <p>{question.message}</p>
      <p className="muted type-14 place-why">{consequence(question)}</p>
    </Dialog>
  );
}

const codeName = ({ zipCode }: PlaceQuestion) => (/^\d/.test(zipCode) ? "ZIP code" : "postal code");

function consequence(question: PlaceQuestion): string {
  const { places, mayConfirm } = question;
  if (mayConfirm) return "A parcel with a wrong one can be delayed or come back to us.";
  if (places.length === 0) return "We ship to every state, US territory and military post, and to Canada.";
  return `Tax and shipping go by ${codeName(question) === "ZIP code" ? "state" : "province"}, so it has to match.`;
}
