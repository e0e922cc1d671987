import { IconChevronLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import styles from "./back-link.module.css";

/** From a detail to the list it belongs to. */
export function BackLink({ to, children }: { to: "/users" | "/sellers"; children: ReactNode }) {
  return (
    <Link to={to} className={styles["back"]}>
      <IconChevronLeft size={18} aria-hidden />
      {children}
    </Link>
  );
}
