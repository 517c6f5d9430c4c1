import { restingCall } from "../http/resting-call.ts";
import { type AddressValidator, ValidatorAway } from "./address-validator.ts";

/** A validator that rests after three failures in a row. */
export function restingValidator(validator: AddressValidator, now?: () => number): AddressValidator {
  const rest = {
    Away: ValidatorAway,
    rests: () => new ValidatorAway("The address service rests after failures"),
    ...(now && { now }),
  };
  return { check: restingCall((place) => validator.check(place), rest) };
}
