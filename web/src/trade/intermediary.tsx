import { company } from "@bupum/shared/papers/documents/company";
import { useWords } from "../words.ts";
import styles from "./intermediary.module.css";

/** We are no party to the sale, stated where people buy (E-Commerce Act art. 20, D22-3). */
export function Intermediary() {
  const say = useWords("trade");
  return <p className={styles["notice"]}>{say("intermediary", { company: company.name })}</p>;
}
