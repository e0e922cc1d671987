import type { Grade } from "@bupum/shared/catalogue/products/rules";
import { Badge } from "@mantine/core";
import { useWords } from "../words.ts";

/** How far a substitute holds, with what the grade promises as its title (D37-1). */
export function GradeMark({ of }: { of: Grade }) {
  const say = useWords("substitutes");
  return (
    <Badge component="span" color="gray" miw="max-content" title={say(`gradeHints.${of}`)}>
      {say(`grades.${of}`)}
    </Badge>
  );
}
