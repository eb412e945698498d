import { type OwnProof, ProofLinks } from '../own-example.tsx';

export interface OwnSourcesProps {
  readonly proofs: readonly OwnProof[];
  /** What the assistant's sources were called. */
  readonly label: string;
}

/** What this site itself ships, as the notes to all that we have said: called what the sources of the assistant were called. */
export const OwnSources = ({ proofs, label }: OwnSourcesProps) => (
  <ul className="stack" role="list" data-gap="l">
    {proofs.map((proof) => (
      <li key={proof.title}>
        <div className="passages display" data-size="s">
          <p className="visually-hidden">{label}: </p>
          <h3>{proof.title}</h3> <p>{proof.text}</p>
        </div>
        <ProofLinks proof={proof} />
      </li>
    ))}
  </ul>
);
