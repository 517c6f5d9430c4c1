import { createContext } from "react-router";
import type { FormFiles } from "#contract/sent-file.ts";

/** Files of the form that an action is sent, which `request.formData()` does not have: each is read by the call that takes it. */
export const formFilesContext = createContext<FormFiles>();
