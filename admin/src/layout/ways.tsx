import { type RowTarget, RowLink } from "@bupum/ui/data-table/row-link";
import { Group } from "@mantine/core";
import { useMay } from "../may.tsx";
import { useWords } from "../words.ts";
import { opens } from "./page-rights.ts";

export interface Way {
  label: string;
  target: RowTarget;
}

/** The ways from one thing to others that belong to it: links alone, which cost no read. */
export function Ways({ to }: { to: readonly Way[] }) {
  const say = useWords("layout");
  const may = useMay();
  return (
    <section aria-labelledby="ways">
      <h2 id="ways">{say("ways.title")}</h2>
      <Group>
        {to
          .filter(({ target }) => opens(may, target.to))
          .map(({ label, target }) => (
            <RowLink key={label} target={target}>
              {label}
            </RowLink>
          ))}
      </Group>
    </section>
  );
}
