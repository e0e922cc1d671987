import { laterSection } from "@bupum/ui/frame/later-section";
import { Dropdown, DropdownLabel } from "@bupum/ui/input/dropdown";
import { IconColumns3, IconFileSpreadsheet } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useLocale } from "use-intl";
import { useWords } from "../../../words.ts";
import { mostChosen, rowsOfColumns, shownColumns } from "./columns.ts";
import { changeLayout, plainColumns, useLayout } from "./layout.ts";
import type { ToolsProps } from "./props.ts";
import barStyles from "../results.module.css";
import styles from "./tools.module.css";

/** What writes workbooks is loaded by those who want one. */
const SaveSheet = laterSection(async () => (await import("./save-sheet.tsx")).SaveSheet);

/** Columns and density of the table, and its sheet. */
export function Tools(props: ToolsProps) {
  const say = useWords("results");
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <div className={styles["tools"]}>
        <Dropdown
          label={say("table.choose")}
          button={
            <>
              <IconColumns3 size={18} aria-hidden />
              {say("table.columns")}
            </>
          }
        >
          <Columns {...props} />
        </Dropdown>
        <button
          type="button"
          className={barStyles["open"]}
          aria-expanded={isAsked}
          onClick={() => setAsked(!isAsked)}
        >
          <IconFileSpreadsheet size={18} aria-hidden />
          {say("table.sheet")}
        </button>
      </div>
      {isAsked && <SaveSheet {...props} />}
    </>
  );
}

function Columns({ search, found, rows }: ToolsProps) {
  const say = useWords("results");
  const language = useLocale();
  const layout = useLayout();
  const { dense, hidden, specs } = layout;
  const category = search.categoryTagIds ?? "";
  const facets = found?.specificationFacets ?? [];
  const shown = shownColumns(facets, rows.slice(0, rowsOfColumns), specs[category]).map(
    ({ spec }) => spec,
  );
  const choose = (spec: string) => {
    const next = shown.includes(spec) ? shown.filter((one) => one !== spec) : [...shown, spec];
    changeLayout({ specs: { ...specs, [category]: next } });
  };
  return (
    <fieldset className={styles["columns"]}>
      <legend className={styles["unseen"]}>{say("table.choose")}</legend>
      {facets.length > 0 && (
        <DropdownLabel>{say("table.specifications", { most: mostChosen })}</DropdownLabel>
      )}
      {facets.map(({ spec, name }) => (
        <Box
          key={spec}
          checked={shown.includes(spec)}
          disabled={!shown.includes(spec) && shown.length >= mostChosen}
          onChange={() => choose(spec)}
        >
          {name[language]}
        </Box>
      ))}
      <DropdownLabel>{say("table.others")}</DropdownLabel>
      {plainColumns.map((name) => (
        <Box
          key={name}
          checked={!hidden.includes(name)}
          onChange={() =>
            changeLayout({
              hidden: plainColumns.filter((one) => hidden.includes(one) !== (one === name)),
            })
          }
        >
          {say(`columns.${name}`)}
        </Box>
      ))}
      <DropdownLabel>{say("table.rows")}</DropdownLabel>
      <Box checked={dense} onChange={() => changeLayout({ dense: !dense })}>
        {say("table.dense")}
      </Box>
    </fieldset>
  );
}

interface BoxProps {
  checked: boolean;
  disabled?: boolean;
  onChange: () => void;
  children: ReactNode;
}

const Box = ({ children, ...box }: BoxProps) => (
  <label className={styles["box"]}>
    <input type="checkbox" {...box} />
    {children}
  </label>
);
