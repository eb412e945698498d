import { type OwnProof, ProofLinks } from '../own-example.tsx';

/** What this site itself ships, as the sources of what we have said: each in the light, as those of the assistant, and what it is beside it. */
export function OwnSources({ proofs }: { readonly proofs: readonly OwnProof[] }) {
  return (
    <ol className="stack" role="list" data-gap="l" data-above="l" data-stagger="200">
      {proofs.map((proof, index) => (
        <li className="split" key={proof.title} data-split="5-4" data-gap="s-l" data-reveal="">
          <div className="dialogue__cited cut lit">
            <h3 className="dialogue__page statement">
              <sup className="dialogue__note strong" data-number={index + 1} aria-hidden="true" /> {proof.title}
            </h3>
            <ProofLinks proof={proof} />
          </div>
          <p className="quiet" data-align="center">
            {proof.text}
          </p>
        </li>
      ))}
    </ol>
  );
}
