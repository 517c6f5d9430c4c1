import { canadian } from "../canadian.ts";
import { insuranceWords as americanInsuranceWords } from "../en-US/parcel-insurance.ts";

export * from "../en-US/parcel-insurance.ts";
export const insuranceWords = canadian(americanInsuranceWords);
