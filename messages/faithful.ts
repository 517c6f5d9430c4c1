/**
 * What another language must say, word for word. A word that is missing
 * and a sentence that leaves out one of its facts do not compile.
 */
export type Faithful<Original, Other> = {
  [Word in keyof Original]: Word extends keyof Other ? Said<Original[Word], Other[Word]> : Original[Word];
};

type Said<Original, Other> = Original extends (...facts: infer Facts) => infer Text
  ? Other extends (...facts: infer Taken) => unknown
    ? Taken["length"] extends Facts["length"]
      ? (...facts: Facts) => Widened<Text>
      : never
    : never
  : Original extends string
    ? string
    : Faithful<Original, Other>;

type Widened<Text> = Text extends string ? string : Text;
