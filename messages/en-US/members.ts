import { CLOSING_DAYS } from "#rules/member/member-states.ts";
import { type MailPurpose, NOTICE_DAYS } from "#rules/member/mail-purposes.ts";
import type { PasswordFault } from "#rules/member/check-password.ts";

/** What to do about a password that may not be used. */
export function passwordFaultText(fault: PasswordFault): string {
  switch (fault.is) {
    case "too_short":
      return `Use ${fault.least} characters or more. A few plain words do well.`;
    case "too_long":
      return `Use at most ${fault.most} characters.`;
    case "known":
      return "This password is on lists of stolen ones. Use one of your own.";
    case "repeats":
      return "This repeats, or follows the keyboard. Use a few plain words.";
    case "is_email":
      return "This is your email. Use something that nobody knows of you.";
  }
}

/** Answers of calls that say the same whether there is an account or not. */
export const memberAnswers = {
  mailSent: "Look in your inbox: if this email can be used here, a link is on its way.",
  activated: "Your email is confirmed, and you are signed in.",
  passwordChanged: "Your password is changed. Other devices are signed out.",
  saved: "Saved.",
};

interface MemberMailWords {
  subject: (store: string) => string;
  text: (store: string) => string;
  button: string;
  small: string;
}

const notMe = {
  button: "It was not me",
  small: `If it was you, there is nothing to do. If not, press the button within ${NOTICE_DAYS} days: you choose a new password, every device is signed out, and each way in of the last ${NOTICE_DAYS} days is taken off.`,
};

export const memberMailWords: Readonly<Record<MailPurpose, MemberMailWords>> = {
  activate: {
    subject: (store) => `Confirm your email for ${store}`,
    text: () => "Open the link and enter the password you chose. Then your account is ready.",
    button: "Confirm my email",
    small:
      "The link works once, for 24 hours. If you didn’t create an account, do nothing: without your password it stays closed.",
  },
  already_member: {
    subject: (store) => `You have a ${store} account already`,
    text: () =>
      "Somebody, perhaps you, tried to create an account with this email. You already have one: just sign in.",
    button: "Sign in",
    small: "Forgot your password? The sign-in page has a link for that. If it wasn’t you, do nothing.",
  },
  reset_password: {
    subject: (store) => `Reset your ${store} password`,
    text: () => "Open the link and choose a new password. All your devices are signed out then.",
    button: "Choose a new password",
    small: "The link works once, for one hour. If you did not ask for it, do nothing: your password stays as it is.",
  },
  change_email: {
    subject: (store) => `Use this email for your ${store} account`,
    text: () =>
      "You asked us to write to this address from now on. Open the link in the browser you are signed in with.",
    button: "Use this email",
    small:
      "The link works once, for 24 hours. If you did not ask for it, do nothing: it opens nothing without the account’s own sign-in.",
  },
  password_changed: {
    subject: (store) => `Your ${store} password was changed`,
    text: () => "Your password was changed just now, and your other devices were signed out.",
    ...notMe,
  },
  too_many_tries: {
    subject: (store) => `Too many wrong passwords for your ${store} account`,
    text: () =>
      "Somebody typed a hundred wrong passwords in a row. Your password opens the account only where you signed in before.",
    button: "Choose a new password",
    small: "A new password opens it everywhere again. Nobody got in.",
  },
  two_factor_on: {
    subject: (store) => `Two-factor is on for your ${store} account`,
    text: () => "From now on your authenticator app's code is asked for when you sign in.",
    ...notMe,
  },
  two_factor_off: {
    subject: (store) => `Two-factor is off for your ${store} account`,
    text: () => "No code is asked for any more when you sign in.",
    ...notMe,
  },
  recovery_code_used: {
    subject: (store) => `A recovery code opened your ${store} account`,
    text: () => "Somebody, perhaps you, signed in with one of your recovery codes. It is used up.",
    ...notMe,
  },
  recovery_codes_renewed: {
    subject: (store) => `New recovery codes for your ${store} account`,
    text: () => "Ten new codes were made with your password. Those from before open nothing any more.",
    ...notMe,
  },
  passkey_added: {
    subject: (store) => `A passkey was added to your ${store} account`,
    text: () => "It signs in without a password, from the device it was made on.",
    ...notMe,
  },
  share_points: {
    subject: (store) => `Your code to share ${store}`,
    text: () => "Type this code on the page that asked for it, and your link for friends is open:",
    button: "Open the page",
    small: "The code works once, for one hour. If you did not ask for it, do nothing.",
  },
  account_closing: {
    subject: (store) => `Your ${store} account ends in ${CLOSING_DAYS} days`,
    text: () =>
      `You ended your account, and every device was signed out. In ${CLOSING_DAYS} days it is erased. Until then nothing of it is lost.`,
    button: "Keep my account",
    small: `The link works once, for ${CLOSING_DAYS} days; signing in keeps the account too. If you did not end it, keep it and choose a new password: somebody knows yours.`,
  },
  account_kept: {
    subject: (store) => `Your ${store} account stays`,
    text: () =>
      "It was about to end, and somebody, perhaps you, signed in or followed the link of our email. All of it is as it was.",
    button: "See your privacy page",
    small: "There you can end it again. If it wasn’t you, choose a new password on the sign-in page.",
  },
  provider_linked: {
    subject: (store) => `Another way into your ${store} account`,
    text: () => "Google or Discord was linked to your account with your password. It signs you in from now on.",
    ...notMe,
  },
  wrong_codes: {
    subject: (store) => `Wrong codes for your ${store} account`,
    text: () => "Somebody knows your password and typed wrong codes after it. The second step kept them out.",
    ...notMe,
    small: `If it was you, wait a quarter of an hour and try again. If not, press the button within ${NOTICE_DAYS} days and choose a new password: every device is signed out, and each way in of the last ${NOTICE_DAYS} days is taken off.`,
  },
};
