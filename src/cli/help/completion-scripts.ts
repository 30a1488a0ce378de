import { t, type Text } from '../../kernel/text.ts';
import { type Arguments, COMPLETE, refuseFlags, refuseNamesBeyond } from '../arguments/arguments.ts';
import { pick } from '../arguments/problem.ts';
import type { ExitCode, World } from '../world.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

/** Each script asks the program itself, so that it always offers what the program takes. */
const SCRIPTS: Readonly<Record<Shell, { readonly install: Text; readonly script: string }>> = {
  bash: {
    install: t(
      'dans ~/.bashrc : source <(grognard completion bash)',
      'in ~/.bashrc: source <(grognard completion bash)',
    ),
    // Bash breaks words at `=`: they are put together again, and only what follows the sign is offered.
    script: `_grognard() {
  local line i last=0
  local -a words=()
  for ((i = 1; i <= COMP_CWORD; i++)); do
    if [[ i -gt 1 && ( \${COMP_WORDS[i]} == = || \${COMP_WORDS[i-1]} == = ) ]]; then
      words[last]+=\${COMP_WORDS[i]}
    else
      last=\${#words[@]}
      words[last]=\${COMP_WORDS[i]}
    fi
  done
  COMPREPLY=()
  while IFS= read -r line; do
    line=\${line%%$'\\t'*}
    [[ \${words[last]} == *=* ]] && line=\${line#*=}
    [[ -n $line ]] && COMPREPLY+=("$line")
  done < <("$1" ${COMPLETE} -- "\${words[@]}" 2>/dev/null)
  # A folder goes on.
  [[ \${#COMPREPLY[@]} == 1 && \${COMPREPLY[0]} == */ ]] && compopt -o nospace 2>/dev/null
  return 0
}
complete -F _grognard grognard`,
  },
  zsh: {
    install: t(
      'dans ~/.zshrc, après compinit : source <(grognard completion zsh)',
      'in ~/.zshrc, after compinit: source <(grognard completion zsh)',
    ),
    script: `_grognard() {
  local line
  local -a found
  for line in "\${(@f)$("\${words[1]}" ${COMPLETE} -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    [[ -n $line ]] && found+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
  done
  _describe grognard found
}
compdef _grognard grognard`,
  },
  fish: {
    install: t(
      'grognard completion fish > ~/.config/fish/completions/grognard.fish',
      'grognard completion fish > ~/.config/fish/completions/grognard.fish',
    ),
    script: `function __grognard
  set -l words (commandline -opc)
  set -l current (commandline -ct)
  $words[1] ${COMPLETE} -- $words[2..] "$current" 2>/dev/null
end
complete -c grognard -f -a '(__grognard)'`,
  },
};

export async function completion(args: Arguments, world: World): Promise<ExitCode> {
  refuseFlags(args);
  refuseNamesBeyond(1, args);
  const shell = pick(
    SHELLS.map((id) => ({ id })),
    args.names[0],
    'shell',
  ).id;
  const { install, script } = SCRIPTS[shell];
  world.out(`# ${install[args.lang]}\n${script}`);
  return 0;
}
