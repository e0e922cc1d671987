import { useState } from "react";

/** Selected rows, kept over pages; a reloaded row replaces the selected one. */
export function useChosen<Row extends { id: string }>(rows: readonly Row[] | undefined) {
  const [known, setKnown] = useState<ReadonlyMap<string, Row>>(new Map());
  const here = new Map(rows?.map((row) => [row.id, row]));
  const chosen = [...known.entries()].map(([id, row]) => here.get(id) ?? row);
  const selection = {
    selected: new Set(known.keys()),
    onChange: (ids: ReadonlySet<string>) =>
      setKnown(
        new Map(
          [...ids].flatMap((id) => {
            const row = here.get(id) ?? known.get(id);
            return row ? [[id, row] as const] : [];
          }),
        ),
      ),
  };
  return { selection, chosen, clear: () => setKnown(new Map()) };
}
