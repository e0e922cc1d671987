import { ChoiceField } from "@bupum/ui/form/fields";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import type { Branch } from "./tree.ts";

/** The parent of a category. */
export function ParentField({ parents }: { parents: readonly Branch[] }) {
  const say = useWords("trees");
  const language = useLocale();
  return (
    <ChoiceField
      name="parentId"
      label={say("parent")}
      data={[
        { value: "", label: say("onTop") },
        ...parents.map(({ node, depth }) => ({
          value: node.id,
          label: `${"— ".repeat(depth)}${node.name[language]}`,
        })),
      ]}
    />
  );
}
