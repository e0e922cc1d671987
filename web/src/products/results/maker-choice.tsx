import { laterSection } from "@bupum/ui/frame/later-section";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { useWords } from "../../words.ts";
import type { MakerFilterProps } from "./maker-filter.tsx";
import styles from "../search-page.module.css";

// Its list loads 20 KB that the first results do not need.
const MakerFilter = laterSection(async () => (await import("./maker-filter.tsx")).MakerFilter);

/** A button until it is pressed or a maker is chosen. */
export function MakerChoice({ value, onChange }: Omit<MakerFilterProps, "wanted">) {
  const say = useWords("products");
  const [wanted, setWanted] = useState(false);
  const button = (
    <button type="button" className={styles["maker"]} onClick={() => setWanted(true)}>
      {say("search.allMakers")}
      <IconChevronDown size={18} aria-hidden />
    </button>
  );
  if (!wanted && value === undefined) return button;
  return <MakerFilter value={value} onChange={onChange} wanted={wanted} waiting={button} />;
}
