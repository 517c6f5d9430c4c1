/** The package brings no types; this is the part of it we call. */
declare module "zipcodes" {
  interface Place {
    zip: string;
    city: string;
    /** Two letters in the USA, a full name in Canada. */
    state: string;
    country: "US" | "Canada";
  }
  const zipcodes: { lookup(code: string): Place | undefined };
  export default zipcodes;
}
