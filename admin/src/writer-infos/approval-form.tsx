import type { WriterInfo } from "@bupum/shared/accounts/writer-infos/contract";
import type { Id } from "@bupum/shared/kernel/ids";
import { failureOf } from "@bupum/ui/failure";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, Checkbox, NativeSelect, Stack } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useLocale } from "use-intl";
import { api } from "../api.ts";
import { holdDecision } from "../decisions/held.ts";
import { useWords } from "../words.ts";
import { wikiCategories } from "../wiki-categories/queries.ts";
import { keepWriter, readWritersAgain, writerRoleChoices } from "./queries.ts";
import type { DecisionFormProps } from "./refusal-form.tsx";
import styles from "./writers.module.css";

/** The initial values: the present certification, else the requested one. */
const startOf = ({ writerRole, draft, approved }: WriterInfo) =>
  writerRole === "NONE" ? ((draft ?? approved)?.wantedRole ?? "WRITER") : writerRole;

/** The certification: WRITER, or EXPERT of some categories. */
export function ApprovalForm({ writer, outcome, leave }: DecisionFormProps) {
  const say = useWords("writerInfos");
  const client = useQueryClient();
  const [writerRole, setRole] = useState<"WRITER" | "EXPERT">(() => startOf(writer));
  const [chosen, setChosen] = useState<readonly Id<"wct">[]>(writer.expertCategories);
  const isExpert = writerRole === "EXPERT";
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const body = {
        writerId: writer.id,
        status: "APPROVED",
        writerRole,
        expertCategories: isExpert ? [...chosen] : [],
        version: writer.version,
      } as const;
      leave();
      return holdDecision(writer.id, () => api.writerInfos.decide({ body }));
    },
    onSuccess: (decided) => {
      toast.done(say(`acts.${outcome}.done`));
      keepWriter(client, decided);
    },
    onError: (error) => {
      if (failureOf(error).status === 409) readWritersAgain(client);
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <form noValidate onSubmit={send} aria-label={say(`acts.${outcome}.title`)}>
      <Stack gap="md">
        <p className={styles["body"]}>{say(`acts.${outcome}.body`)}</p>
        <NativeSelect
          size="md"
          label={say("role")}
          value={writerRole}
          onChange={({ currentTarget: { value } }) =>
            setRole(value === "EXPERT" ? "EXPERT" : "WRITER")
          }
          data={writerRoleChoices.map((value) => ({ value, label: say(`roles.${value}`) }))}
        />
        {isExpert && <Categories chosen={chosen} onChange={setChosen} />}
        <Button
          type="submit"
          data-autofocus
          loading={isPending}
          disabled={isExpert && chosen.length === 0}
        >
          {say(`acts.${outcome}.title`)}
        </Button>
      </Stack>
    </form>
  );
}

interface CategoriesProps {
  chosen: readonly Id<"wct">[];
  onChange: (chosen: readonly Id<"wct">[]) => void;
}

function Categories({ chosen, onChange }: CategoriesProps) {
  const say = useWords("writerInfos");
  const language = useLocale();
  const { data } = useQuery(wikiCategories);
  const categories = data ?? [];
  if (data && categories.length === 0)
    return (
      <p role="status" className={styles["body"]}>
        {say("noCategories")}
      </p>
    );
  return (
    <Checkbox.Group
      label={say("categories")}
      description={say("categoriesHint")}
      value={[...chosen]}
      onChange={(ids) => onChange(categories.flatMap(({ id }) => (ids.includes(id) ? [id] : [])))}
    >
      <div className={styles["categories"]}>
        {categories.map(({ id, name, parentId }) => (
          <Checkbox
            key={id}
            size="md"
            value={id}
            label={name[language]}
            {...(parentId && { ml: 24 })}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
