import type {
  SpecificationRule,
  UnreadLabel,
  UnreadOfCategory,
} from "@bupum/shared/search/specification-rules/admin-contract";
import { byId } from "@bupum/shared/search/specifications/definitions";
import { Empty, Failed, Loading } from "@bupum/ui/display/states";
import { Button, NativeSelect } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { useLocale } from "use-intl";
import { api } from "../api.ts";
import { useTagChoices } from "../catalogue/category-field.tsx";
import { RemoveButton } from "../catalogue/remove-button.tsx";
import { Head } from "../layout/head.tsx";
import { TitleRow } from "../layout/title-row.tsx";
import { useWords } from "../words.ts";
import { allSpecificationRules, specificationRules, unreadOf } from "./queries.ts";
import { type RuleDraft, RuleForm } from "./rule-form.tsx";
import { Dialog } from "../layout/dialog.tsx";
import styles from "./specification-rules.module.css";

const route = getRouteApi("/_admin/specification-rules/");

/** What the filters cannot read in the specifications of a category, and the rules that mend it. */
export function SpecificationRulesPage() {
  const say = useWords("specificationRules");
  const { categoryTagId } = route.useSearch();
  const navigate = route.useNavigate();
  const unread = useQuery(unreadOf(categoryTagId));
  const choices = useTagChoices();
  const [draft, setDraft] = useState<RuleDraft>();
  const leave = () => setDraft(undefined);
  return (
    <>
      <Head title={say("title")} />
      <TitleRow title={say("title")}>
        <Button onClick={() => setDraft({ kind: "UNIT", written: "" })}>{say("mendUnit")}</Button>
      </TitleRow>
      <p className={styles["hint"]}>{say("hint")}</p>
      <NativeSelect
        size="md"
        label={say("category")}
        value={categoryTagId ?? ""}
        data={[{ value: "", label: say("choose") }, ...choices]}
        onChange={({ currentTarget: { value } }) =>
          void navigate({ search: value === "" ? {} : { categoryTagId: value as `cat_${string}` } })
        }
      />
      {unread.error ? (
        <Failed error={unread.error} again={() => void unread.refetch()} />
      ) : unread.data ? (
        <Unread of={unread.data} mend={(written) => setDraft({ kind: "LABEL", written })} />
      ) : (
        unread.isLoading && <Loading lines={6} height={56} />
      )}
      <Rules />
      <Dialog
        opened={draft !== undefined}
        onClose={leave}
        title={say(draft?.kind === "LABEL" ? "mendLabel" : "mendUnit")}
      >
        {draft && <RuleForm {...draft} leave={leave} />}
      </Dialog>
    </>
  );
}

interface UnreadProps {
  of: UnreadOfCategory;
  mend: (label: string) => void;
}

function Unread({ of: { items, products, specifications, more }, mend }: UnreadProps) {
  const say = useWords("specificationRules");
  if (items.length === 0) return <Empty title={say("none", { products })} />;
  const count = items.reduce((sum, one) => sum + one.count, 0);
  return (
    <section aria-labelledby="unread">
      <h2 id="unread">{say("unread", { count, specifications, products })}</h2>
      {more && <p className={styles["hint"]}>{say("newestOnly", { products })}</p>}
      <ul className={styles["rows"]}>
        {items.map((one) => (
          <UnreadRow key={`${one.reason} ${one.name.en} ${one.name.ko}`} of={one} mend={mend} />
        ))}
      </ul>
    </section>
  );
}

function UnreadRow({ of, mend }: { of: UnreadLabel; mend: (label: string) => void }) {
  const say = useWords("specificationRules");
  const language = useLocale();
  const label = of.name[language];
  return (
    <li>
      <strong>{label}</strong>
      <span>
        {say(of.reason === "LABEL" ? "unknownLabel" : "unknownValue", { count: of.count })}
      </span>
      <span className={styles["examples"]}>
        {of.examples.map(({ value, productId, partNumber }) => (
          <Link key={value} to="/products/$productId" params={{ productId }}>
            {say("example", { value, partNumber })}
          </Link>
        ))}
      </span>
      <Button
        className={styles["act"]}
        size="sm"
        variant="default"
        aria-label={say("mendOf", { label })}
        onClick={() => mend(label)}
      >
        {say("mendLabel")}
      </Button>
    </li>
  );
}

function Rules() {
  const say = useWords("specificationRules");
  const query = useQuery(specificationRules);
  if (query.error) return <Failed error={query.error} again={() => void query.refetch()} />;
  if (!query.data) return <Loading lines={3} height={48} />;
  return (
    <section aria-labelledby="rules">
      <h2 id="rules">{say("rules")}</h2>
      {query.data.items.length === 0 ? (
        <p className={styles["hint"]}>{say("noRules")}</p>
      ) : (
        <ul className={styles["rows"]}>
          {query.data.items.map((rule) => (
            <Rule key={rule.key} of={rule} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Rule({ of: { key, kind, written, means } }: { of: SpecificationRule }) {
  const say = useWords("specificationRules");
  const language = useLocale();
  const client = useQueryClient();
  const meant = kind === "LABEL" ? (byId.get(means)?.name[language] ?? means) : means;
  const name = say("rule", { written, meant });
  return (
    <li>
      <strong>{name}</strong>
      <span>{say(kind === "LABEL" ? "label" : "unit")}</span>
      <span className={styles["act"]}>
        <RemoveButton
          compact
          name={name}
          label={say("removeOf", { name })}
          remove={() => api.specificationRules.remove({ params: { key } })}
          done={() => void client.invalidateQueries({ queryKey: allSpecificationRules })}
        />
      </span>
    </li>
  );
}
