import { Button, Checkbox, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { DialogButton } from "../layout/dialog-button.tsx";
import { useWords } from "../words.ts";
import styles from "./lists.module.css";
import { type ListViews, mostViews, plainSearch } from "./stored-views.ts";

interface ViewSettingsProps {
  /** Those that may be hidden. */
  columns: readonly { key: string; head: string }[];
  search: object;
  views: ListViews;
  onChange: (next: ListViews) => void;
}

/** Which columns a list shows, and the present question as one of its saved views. */
export function ViewSettings(props: ViewSettingsProps) {
  const say = useWords("lists");
  return (
    <DialogButton label={say("settings")}>
      {(close) => (
        <div className={styles["settings"]}>
          <Columns {...props} />
          <SaveView {...props} onSaved={close} />
          <SavedViews {...props} />
        </div>
      )}
    </DialogButton>
  );
}

function Columns({ columns, views, onChange }: ViewSettingsProps) {
  const say = useWords("lists");
  const { hidden } = views;
  const toggle = (key: string) =>
    onChange({
      ...views,
      hidden: hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key],
    });
  return (
    <fieldset className={styles["columns"]}>
      <legend>{say("columns")}</legend>
      {columns.map(({ key, head }) => (
        <Checkbox
          key={key}
          label={head}
          checked={!hidden.includes(key)}
          onChange={() => toggle(key)}
        />
      ))}
    </fieldset>
  );
}

function SaveView({
  search,
  views,
  onChange,
  onSaved,
}: ViewSettingsProps & { onSaved: () => void }) {
  const say = useWords("lists");
  const [name, setName] = useState("");
  const { saved } = views;
  const trimmed = name.trim();
  const isFull = saved.length >= mostViews && !saved.some((view) => view.name === trimmed);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const others = saved.filter((view) => view.name !== trimmed);
    onChange({ ...views, saved: [...others, { name: trimmed, search: plainSearch(search) }] });
    onSaved();
  };
  return (
    <form noValidate onSubmit={onSubmit} className={styles["save"]}>
      <TextInput
        label={say("name")}
        description={say("nameHint")}
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
        maxLength={30}
        {...(isFull && { error: say("full", { count: mostViews }) })}
      />
      <Button type="submit" variant="default" disabled={trimmed === "" || isFull}>
        {say("save")}
      </Button>
    </form>
  );
}

function SavedViews({ views, onChange }: ViewSettingsProps) {
  const say = useWords("lists");
  if (views.saved.length === 0) return null;
  return (
    <section aria-labelledby="saved-views">
      <h3 id="saved-views">{say("saved")}</h3>
      <ul className={styles["saved"]}>
        {views.saved.map(({ name }) => (
          <li key={name}>
            {name}
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              aria-label={say("removeView", { name })}
              onClick={() =>
                onChange({ ...views, saved: views.saved.filter((view) => view.name !== name) })
              }
            >
              {say("remove")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
