/** The lines that are ticked, each with how many of it; one where the form asks for no number. */
export function linesThatComeBack(form: FormData): { Line: number; Units: number }[] {
  return [...form.keys()].flatMap((name) => {
    const [, line] = /^comes-(\d+)$/.exec(name) ?? [];
    return line === undefined ? [] : [{ Line: Number(line), Units: Number(form.get(`units-${line}`) ?? 1) }];
  });
}
