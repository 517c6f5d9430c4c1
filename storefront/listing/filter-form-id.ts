/** Controls that stand outside the form name it. */
export const FILTER_FORM_ID = "filters";
