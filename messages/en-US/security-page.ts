import { counted } from "./plural.ts";

export const securityWords = {
  title: "Sign-in and security",
  lead: "How you sign in, and how to get back in if you lose a device.",
  back: "Back to your account",
  password: "Password",
  passwordLead: "A new one signs your other devices out.",
  noPassword: "No password yet, or forgot it? We’ll email you a link to set one",
  change: "Change the password",
  changed: "Your password is changed. Your other devices are signed out.",
  devices: "Where you are signed in",
  device: (browser: string, system: string, network: string) =>
    [browser || "A browser", system && `on ${system}`, network && `from ${network}`].filter(Boolean).join(" "),
  thisOne: "This browser",
  end: "Sign out there",
  endOthers: "Sign out everywhere else",
};

export const passkeyWords = {
  title: "Passkeys",
  lead: "Sign in with your fingerprint, face or PIN. A passkey stays on your device, and there is nothing to type or to steal.",
  add: "Add a passkey on this device",
  made: (device: string, day: string) => `${device}, since ${day}`,
  remove: "Remove",
  enter: "Continue with a passkey",
  stopped: "The passkey was not used. Nothing changed.",
  unknown: "This browser cannot use passkeys. Use your password, or a newer browser.",
};

export const twoFactorWords = {
  title: "Two-factor",
  off: "Off. With it, a code from an app on your phone is asked for after your password.",
  on: (since: string, left: number) =>
    `On since ${since}. ${counted(left, "recovery code", "recovery codes")} of 10 left.`,
  begin: "Set up an authenticator app",
  renew: "Make new recovery codes",
  end: "Turn two-factor off",
  setupTitle: "Set up an authenticator app",
  scan: "Open your authenticator app, add an entry, and scan this.",
  qr: "QR code of the entry",
  orType: "Or type this key into the app:",
  type: "Then type the 6 digits that the app shows.",
  code: "Code",
  confirm: "Turn two-factor on",
  codesTitle: "Keep these recovery codes",
  codesLead:
    "Two-factor is on. Each of these codes opens your account once, without your phone. They’re shown only once: print them, or keep them in a password manager.",
  newCodesLead: "Your old codes no longer work. These are shown only once.",
  done: "I have kept them",
};

export const signInCodeWords = {
  title: "Type the 6 digits",
  lead: "From your authenticator app. A new code comes every 30 seconds; the last one still works.",
  recoveryTitle: "Use a recovery code",
  recoveryLead: "One of the ten codes you kept when you set up two-factor. Each works once.",
  code: "Code",
  recoveryCode: "Recovery code",
  send: "Continue",
  toRecovery: "Use a recovery code",
  toApp: "Use the authenticator app",
  again: "Start again",
  help: "If it is right in the app, set the phone’s clock to automatic.",
};
