import { type OwnProof, ProofLinks } from '../own-example.tsx';

export interface OwnSourcesProps {
  readonly proofs: readonly OwnProof[];
  /** What the assistant's sources were called. */
  readonly label: string;
}

/** What this site itself ships, as the notes to all that we have said: numbered like the sources of the assistant. */
export function OwnSources({ proofs, label }: OwnSourcesProps) {
  return (
    <ul className="wrapper stack" role="list" data-gap="l" data-above="l" data-stagger="200">
      {proofs.map((proof, index) => (
        <li className="ruled grid" key={proof.title} data-gap="s" data-items="start" data-reveal="">
          <p className="large" data-cols="1-2" data-from="wide" aria-hidden="true">
            <strong>{index + 1}</strong> {label}
          </p>
          <h3 className="display" data-size="m" data-cols="3-7" data-from="wide">
            {proof.title}
          </h3>
          <div data-cols="8-12" data-from="wide">
            <p className="large">{proof.text}</p>
            <ProofLinks proof={proof} />
          </div>
        </li>
      ))}
    </ul>
  );
}
