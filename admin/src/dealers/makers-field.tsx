import type { DealerDetail } from "@bupum/shared/selling/dealers/admin-contract";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import { Picker } from "@bupum/ui/input/picker";
import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import { makersLike } from "../catalogue/queries.ts";
import styles from "./dealers.module.css";

type Maker = DealerDetail["manufactors"][number];

/** The makers of a dealer: added by typing, removed by a press. */
export function MakersField({ initial }: { initial: readonly Maker[] }) {
  const say = useWords("dealers");
  const language = useLocale();
  const { form } = useDraftOfForm();
  const [makers, setMakers] = useState(initial);
  const [typed, setTyped] = useState("");
  const [asked] = useDebouncedValue(typed.trim(), 200);
  const found = useQuery(makersLike(asked));
  const options = (asked === "" ? [] : (found.data?.items ?? [])).filter(
    ({ id, state }) => state !== "MERGED" && !makers.some((one) => one.id === id),
  );
  const put = (next: readonly Maker[]) => {
    setMakers(next);
    form.setFieldValue(
      "manufactorIds",
      next.map(({ id }) => id),
    );
    form.clearFieldError("manufactorIds");
  };
  const pick = (id: string) => {
    const maker = options.find((one) => one.id === id);
    if (maker) put([...makers, maker]);
  };
  return (
    <div className={styles["makers"]}>
      <Picker
        label={say("fields.makers")}
        description={say("makersHint")}
        path="manufactorIds"
        error={form.errors["manufactorIds"]}
        typed={typed}
        onTyped={setTyped}
        loading={found.isFetching}
        options={options.map(({ id, name }) => ({ value: id, label: name[language] }))}
        nothing={asked !== "" && found.data ? say("makerNone") : undefined}
        onPick={pick}
      />
      {makers.length > 0 && (
        <ul aria-label={say("fields.makers")}>
          {makers.map((maker) => (
            <li key={maker.id}>
              <Button
                variant="light"
                rightSection={<IconX size={16} aria-hidden />}
                aria-label={say("makerOff", { maker: maker.name[language] })}
                onClick={() => put(makers.filter(({ id }) => id !== maker.id))}
              >
                {maker.name[language]}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
