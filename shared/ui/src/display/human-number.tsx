import styles from "./human-number.module.css";

/** A number or code by which people call a thing (PO-261201-7K3QX): in one piece on its line. */
export const HumanNumber = ({ of }: { of: string }) => (
  <span className={styles["number"]}>{of}</span>
);
