import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useOffered } from '../offered.ts';

interface SubjectLinkProps {
  kind: string;
  id: string;
  /** The id, where nothing is said. */
  children?: ReactNode;
}

/** Leads to a thing where a room knows such things; else it is its text. */
export function SubjectLink({ kind, id, children = id }: SubjectLinkProps) {
  const { subjects } = useOffered();
  const to = Object.hasOwn(subjects, kind) ? subjects[kind]!(id) : undefined;
  return to ? <Link to={to}>{children}</Link> : <span className="tabular">{children}</span>;
}
