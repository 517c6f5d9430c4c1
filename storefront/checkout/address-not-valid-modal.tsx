import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { placeWords } from "#words/address.ts";
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
      title={question.mayConfirm ? placeWords.mayBeRight(isZip(question)) : placeWords.check(isZip(question))}
      actions={
        <>
          <Button onClick={onClose}>{placeWords.edit}</Button>
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

const isZip = ({ zipCode }: PlaceQuestion) => /^\d/.test(zipCode);

function consequence(question: PlaceQuestion): string {
  const { places, mayConfirm } = question;
  if (mayConfirm) return placeWords.delayed;
  if (places.length === 0) return placeWords.everywhere;
  return placeWords.mustMatch(isZip(question));
}
