/** The test of a built PC, as the bench reads it. */
export const testWords = {
  title: "Test",
  began: (moment: string, who: string) => `Began ${moment}${who === "" ? "" : `, ${who}`}.`,
  runs: (moment: string) => `It has to run until ${moment}.`,
  over: "Its hours are over.",
  passed: (moment: string, who: string) => `Passed ${moment}${who === "" ? "" : `, ${who}`}.`,
  failed: (moment: string, who: string) => `Failed ${moment}${who === "" ? "" : `, ${who}`}.`,
  early: (reason: string) => `Packed before its hours were over: ${reason}`,
  packEarly: "Why before its test is over",
  packEarlyNote: (moment: string) => `Its test runs until ${moment}. Packed before, the log keeps why.`,
};
