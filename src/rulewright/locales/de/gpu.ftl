### Die Regeln auf der GPU (Deutsch).

gpu-help = Die Regeln auf einer GPU ausführen.
gpu-help-compile = Die Kernel im Voraus erzeugen. Dafür ist keine GPU nötig.
gpu-help-compare = Dieselben Partien auf der GPU und auf der CPU spielen und jede Entscheidung vergleichen.
gpu-help-arch = Die Compute Capability der GPU ohne Punkt: 90 für H100 und H200
gpu-help-device = Welche GPU: cuda ist die erste, cuda:1 die zweite. Standard: cuda
gpu-help-pack = Ein Paket neben dem des Spiels: Name, Ordner oder Datei; mehrfach möglich
gpu-driver-missing = Auf diesem Rechner ist kein NVIDIA-Treiber installiert. Die GPU braucht Treiber 580 oder neuer; alles andere läuft ohne.
gpu-driver-old = Der NVIDIA-Treiber ist zu alt: Er unterstützt CUDA { $version }. Installiere Treiber { $least } oder neuer.
gpu-none = Der NVIDIA-Treiber findet keine nutzbare GPU: { $why }.
gpu-number-unknown = Auf diesem Rechner gibt es keine GPU mit der Nummer { $number }. GPUs hier: { $count }, gezählt ab 0.
gpu-device-unknown = Unbekanntes Gerät „{ $device }“. Wähle cpu, cuda oder cuda:1 für die zweite GPU.
gpu-memory = Die GPU hat zu wenig Speicher für so viele Partien nebeneinander ({ $lanes }). Nötig, in MB: { $needed }; frei: { $free }. Lass weniger Partien nebeneinander laufen.
gpu-memory-out = Der GPU-Speicher reicht nicht aus. Frei, in MB: { $free }.
gpu-extra-missing = Das Paket { $package } ist nicht installiert. Alles, was die GPU braucht, installierst du mit: pip install 'rulewright[cuda]'
gpu-arch-unknown = „{ $arch }“ ist keine Compute Capability. Schreibe sie ohne Punkt, etwa 90 für 9.0.
gpu-compiling = Kernel für { $game } werden erzeugt (nur beim ersten Mal, dauert Minuten)
gpu-compiled = { $game }: Kernel nach { $seconds } s fertig.
gpu-equal = { $game }: alles gleich. Partien: { $games }; verschiedene Tische: { $tables }; Entscheidungen: { $decisions }. Entscheidungen/s auf der GPU: { $device }; auf der CPU: { $host } (Threads: { $threads }).
gpu-differ = { $game }: nicht gleich. Partien: { $games }; davon abweichend: { $count }, mit den Startwerten { $seeds }.
