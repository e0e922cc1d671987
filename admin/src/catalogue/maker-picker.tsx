import { Picker } from "@bupum/ui/input/picker";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import { Chosen } from "./chosen.tsx";
import { makerDetail, type MakerId, makersLike } from "./queries.ts";
import styles from "./catalogue.module.css";

interface MakerPickerProps {
  label: string;
  value: string | undefined;
  onPick: (id: MakerId | undefined) => void;
  error?: ReactNode;
  path?: string;
  /** An id that cannot be chosen: a maker cannot be merged into itself. */
  except?: string;
}

/** One maker by any of its names. */
export function MakerPicker({ label, value, onPick, error, path, except }: MakerPickerProps) {
  const say = useWords("catalogue");
  const language = useLocale();
  const [typed, setTyped] = useState("");
  const [asked] = useDebouncedValue(typed.trim(), 200);
  const found = useQuery(makersLike(asked));
  const chosen = useQuery({ ...makerDetail(value ?? ""), enabled: Boolean(value) });
  if (value)
    return (
      <Chosen label={label} onChange={() => onPick(undefined)}>
        {chosen.data?.name[language] ?? (chosen.error ? value : "…")}
      </Chosen>
    );
  const options = (asked ? (found.data?.items ?? []) : []).filter(
    ({ id, state }) => id !== except && state !== "MERGED",
  );
  return (
    <Picker
      label={label}
      description={say("makerHint")}
      {...(path && { path })}
      error={error}
      typed={typed}
      onTyped={setTyped}
      loading={found.isFetching}
      nothing={asked && !found.isFetching ? say("noMaker") : undefined}
      options={options.map((maker) => ({
        value: maker.id,
        label: (
          <span className={styles["option"]}>
            <b>{maker.name[language]}</b>
            <small>
              {Object.values(maker.name)
                .filter((name) => name !== maker.name[language])
                .join(" · ")}{" "}
              {say("partCount", { count: maker.partCount })}
            </small>
          </span>
        ),
      }))}
      onPick={(id) => onPick(options.find((maker) => maker.id === id)?.id)}
    />
  );
}
