import {
  type RegisterColumn,
  templateColumns,
} from "@bupum/shared/sheets/register-request-histories/columns";
import type { AssignedColumn } from "@bupum/shared/sheets/register-request-histories/heads";
import { NativeSelect } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { openSheet } from "../sheets/open-sheet.ts";
import { useWords } from "../words.ts";
import {
  assignedIn,
  headsIn,
  openIn,
  rememberedHeads,
  type Said,
  type SheetHeads,
} from "./unread-heads.ts";
import styles from "./register.module.css";

interface UnreadColumnsProps {
  file: File;
  action: "INSERT" | "DELETE";
  /** Told what the headings mean, also what was chosen for a sheet of the same headings before. */
  onChange: (assigned: AssignedColumn[]) => void;
}

/** The headings of a file, undefined while it is read; what cannot be read has none. */
function useHeads(file: File): SheetHeads | null | undefined {
  const [heads, setHeads] = useState<SheetHeads | null>();
  useEffect(() => {
    let isWanted = true;
    const keep = (found: SheetHeads | null) => isWanted && setHeads(found);
    openSheet(file).then(
      ({ rows }) => keep(headsIn(rows) ?? null),
      // Who is sent it refuses it with the reason.
      () => keep(null),
    );
    return () => void (isWanted = false);
  }, [file]);
  return heads;
}

/** Columns of a sheet that no word names: a seller says what each is before it is sent (D8-22). */
export function UnreadColumns({ file, ...props }: UnreadColumnsProps) {
  const found = useHeads(file);
  const tell = useEffectEvent(() => props.onChange([]));
  useEffect(() => {
    if (found === null) tell();
  }, [found]);
  return found && <Headings key={found.heads.join("\t")} {...props} of={found} />;
}

function Headings({ of, action, onChange }: Omit<UnreadColumnsProps, "file"> & { of: SheetHeads }) {
  const say = useWords("registerRequests");
  const [said, setSaid] = useState<readonly Said[]>(() => rememberedHeads.of(of.heads) ?? []);
  const tell = useEffectEvent((to: readonly Said[]) => onChange(assignedIn(of.heads, to)));
  useEffect(() => tell(said), [said]);
  const { shown, named, missing } = openIn(of, said, action);
  if (shown.length === 0) return null;
  const choose = (at: number, column: Said) => {
    // Only one heading may mean a column: the one that did before is free again.
    const next = of.heads.map((_head, index) =>
      index === at ? column : said[index] === column ? "" : (said[index] ?? ""),
    );
    setSaid(next);
    rememberedHeads.keep(of.heads, next);
  };
  const free = (own: Said | undefined): RegisterColumn[] =>
    templateColumns[action].filter((column) => column === own || !named.has(column));
  return (
    <fieldset className={styles["unread"]}>
      <legend>{say("unread", { count: shown.length })}</legend>
      <p className={styles["hint"]}>{say("unreadHint")}</p>
      {missing.length > 0 && (
        <p role="status" className={styles["missing"]}>
          {say("unreadMissing", {
            columns: missing.map((column) => say(`columns.${column}`)).join(", "),
          })}
        </p>
      )}
      <div>
        {shown.map((at) => (
          <NativeSelect
            key={at}
            size="sm"
            label={of.heads[at]?.trim()}
            description={of.samples[at]?.trim() || "-"}
            value={said[at] ?? ""}
            data={[
              { value: "", label: say("unreadAside") },
              ...free(said[at]).map((value) => ({ value, label: say(`columns.${value}`) })),
            ]}
            // The values are these columns.
            onChange={({ currentTarget: { value } }) => choose(at, value as Said)}
          />
        ))}
      </div>
    </fieldset>
  );
}
